/** Programs that run in a separate thread or process. Each is one file of `programs/`. */
type ProgramName = 'audio-process' | 'image-process' | 'import-process' | 'ocr-process' | 'password-thread';

/** The file of a program: among the sources, or beside the built server. */
export const findProgram = (name: ProgramName): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../programs/${name}.ts` : `./${name}.cjs`, import.meta.url);
