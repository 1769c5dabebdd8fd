import type { ErrorCode } from '@pinlife/contract/errors';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';

export type Faults<Values> = Partial<Record<keyof Values, ErrorCode>>;

type FormOptions<Values> = {
  initial: Values;
  /** All that is wrong with the values, one code per field. */
  findFaults: (values: Values) => Faults<Values>;
  submit: (values: Values) => void;
  /** False: faults show only after sending was tried. */
  speaksEarly?: boolean;
};

/**
 * Values, visible faults and submitting. A field shows its fault once it was changed or left, or after an attempt to
 * submit. Submitting with a fault focuses the first wrong field.
 */
export const useForm = <Values extends Record<string, string | boolean | readonly string[]>>(
  options: FormOptions<Values>,
) => {
  const { initial, findFaults, submit, speaksEarly = true } = options;
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Faults<Values>>({});
  const ref = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultLead(ref);
  const afterPress = useAfterPress();

  const ruleFaults = findFaults(values);
  const faults: Faults<Values> = { ...ruleFaults, ...refused };
  const isValid = Object.keys(faults).length === 0;
  const touch = (name: keyof Values) => setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _outdated, ...others }) => others as Faults<Values>);
    if (speaksEarly) touch(name);
  };
  const revealFaults = () => {
    setTouched(new Set(Object.keys(values)));
    leadToFault();
  };

  return {
    values,
    isValid,
    set,
    leadToFault,
    /** Whether a field keeps the rules, whatever the server thinks of it. */
    keepsRules: (name: keyof Values): boolean => ruleFaults[name] === undefined,
    /** The fault of a field, once the person may see it. */
    findFault: (name: keyof Values): ErrorCode | undefined => (touched.has(name) ? faults[name] : undefined),
    /** Shows a fault found by the server at a field until the field is changed. */
    refuse: (name: keyof Values, code: ErrorCode) => {
      setRefused((before) => ({ ...before, [name]: code }));
      touch(name);
    },
    focus: (name: keyof Values & string) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      onBlur: () => speaksEarly && afterPress(() => touch(name)),
    }),
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (isValid) submit(values);
        else revealFaults();
      },
      // Browsers ignore Enter while the form's button is disabled; here it shows what is missing.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (!(event.target instanceof HTMLInputElement) || isValid) return;
        event.preventDefault();
        revealFaults();
      },
    },
  };
};

/** Focuses the first invalid field, after the marks are drawn. */
const useFaultLead = (form: RefObject<HTMLFormElement | null>) => {
  const [wishes, setWishes] = useState(0);
  useEffect(() => {
    if (wishes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wishes, form]);
  return () => setWishes((count) => count + 1);
};

/** Runs something after the pointer is up: a message that appears in mid-press would move the target of the click. */
const useAfterPress = () => {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      const note = () => {
        isPressed.current = type === 'pointerdown';
      };
      addEventListener(type, note, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return (run: () => void) => {
    if (isPressed.current) addEventListener('pointerup', () => setTimeout(run), { once: true });
    else run();
  };
};
