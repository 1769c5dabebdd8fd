/**
 * Runs in every page of the tests, before its own code. A button that is removed between press and release gets no
 * click: that is reported as an error, which fails the test.
 */
export const reportLostPresses = (): void => {
  const CONTROLS = 'button, a[href], label, summary, [role="button"], [role="menuitem"], [role="switch"], [role="tab"]';
  let pressed: Element | null = null;
  const begin = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(CONTROLS) : null;
  };
  /** Forgets a control that the answer to the press itself has removed; a microtask later that is rendered. */
  const allowAnswer = () =>
    queueMicrotask(() => {
      if (!pressed?.isConnected) pressed = null;
    });
  const end = () => {
    if (pressed && !pressed.isConnected) {
      const name = pressed.getAttribute('aria-label') ?? pressed.textContent?.trim();
      reportError(new Error(`“${name}” left the page while it was being pressed.`));
    }
    pressed = null;
  };
  addEventListener('pointerdown', begin, { capture: true });
  addEventListener('pointerdown', allowAnswer);
  addEventListener('mousedown', allowAnswer);
  addEventListener('pointerup', end, { capture: true });
};
