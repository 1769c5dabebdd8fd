/** What runs beside the server, in a thread or a process of its own. Each is one file of `programs/`. */
type ProgramName = 'audio-thread' | 'image-process' | 'password-thread';

/** Among the sources, or in the build, where each program is one file beside the server's. */
export const findProgram = (name: ProgramName): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `./programs/${name}.ts` : `./${name}.cjs`, import.meta.url);
