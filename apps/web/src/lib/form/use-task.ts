import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';

type TaskOptions<Input, Result> = {
  run: (input: Input) => Promise<Result>;
  onDone?: (result: Result, input: Input) => void;
  onFail?: (error: ApiError, input: Input) => void;
};

/** Runs one call at a time, with its state: running, done or failed. */
export const useTask = <Input, Result>({ run, onDone, onFail }: TaskOptions<Input, Result>) => {
  const [state, setState] = useState<{ phase: 'idle' | 'running' | 'done' | 'failed'; error: ApiError | null }>({
    phase: 'idle',
    error: null,
  });
  const isRunning = useRef(false);

  const start = async (input: Input): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: 'running', error: null });
    try {
      const result = await run(input);
      setState({ phase: 'done', error: null });
      onDone?.(result, input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ phase: 'failed', error });
      onFail?.(error, input);
    } finally {
      isRunning.current = false;
    }
  };

  return {
    start,
    isRunning: state.phase === 'running',
    isDone: state.phase === 'done',
    error: state.error,
    clear: () => setState({ phase: 'idle', error: null }),
  };
};
