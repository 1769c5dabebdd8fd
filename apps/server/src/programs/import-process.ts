/** Reads files with notes, outside the server process. */
import { serveImport } from '../features/import/caged/serve.ts';

void serveImport();
