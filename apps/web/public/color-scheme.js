// Runs before the first paint, so that a dark page never flashes white. The key is storageKeys.colorScheme of the contract.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('pl-color-scheme');
  } catch {
    // Storage is blocked: follow the system.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
