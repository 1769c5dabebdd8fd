// Runs before the first paint, so that a dark page never flashes white. The key is storageKeys.colorScheme of the contract.
(() => {
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const findChosen = () => {
    try {
      const chosen = localStorage.getItem('pl-color-scheme');
      return chosen === 'light' || chosen === 'dark' ? chosen : null;
    } catch {
      // Storage is blocked: follow the system.
      return null;
    }
  };

  const apply = () => {
    const scheme = findChosen() ?? (system.matches ? 'dark' : 'light');
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  };

  apply();
  system.addEventListener('change', apply);
})();
