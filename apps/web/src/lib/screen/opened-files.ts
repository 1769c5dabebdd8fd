/** The File Handling API, which only some browsers have. */
type Launch = { files?: readonly { getFile: () => Promise<File> }[] };
type LaunchQueue = { setConsumer: (consumer: (launch: Launch) => void | Promise<void>) => void };

/** Hands over what a person has opened with the installed app; answers the function that stops it. */
export const onOpenedFiles = (take: (files: File[]) => void): (() => void) => {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) take(await Promise.all(files.map((handle) => handle.getFile())));
  });
  return () => launchQueue?.setConsumer(() => undefined);
};
