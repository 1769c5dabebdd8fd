/** A failure that one sentence explains; no stack trace would help the reader. */
export class Problem extends Error {}

/**
 * Runs a command's main function: a Problem is printed as its sentence, any other error with its stack.
 * @param {() => Promise<number | undefined>} main Returns the exit code; undefined leaves it to the event loop.
 */
export const runMain = async (main) => {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
};
