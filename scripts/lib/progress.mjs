const seconds = (/** @type {number} */ startedAt) => `${Math.round((Date.now() - startedAt) / 1000)} s`;

/**
 * Runs the work, and shows one line with its label and, at the end, its time.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withProgress = async (label, work) => {
  const startedAt = Date.now();
  const isLive = process.stdout.isTTY === true;
  if (!isLive) console.log(`${label} …`);
  const draw = () => process.stdout.write(`\r${label} … ${seconds(startedAt)}\x1b[K`);
  const timer = isLive ? setInterval(draw, 1000) : undefined;
  if (isLive) draw();
  let outcome = 'failed after';
  try {
    const result = await work();
    outcome = 'done in';
    return result;
  } finally {
    clearInterval(timer);
    console.log(`${isLive ? '\r' : ''}${label}: ${outcome} ${seconds(startedAt)}${isLive ? '\x1b[K' : ''}`);
  }
};
