/** A pause that the server has requested; a new one replaces it. */
export const createPause = (onEnd: () => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const end = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return {
    isOn: (): boolean => timer !== null,
    begin: (seconds: number): void => {
      end();
      timer = setTimeout(() => {
        end();
        onEnd();
      }, seconds * 1000);
    },
    end,
  };
};
