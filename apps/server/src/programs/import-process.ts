/** Reads files with notes, away from the process that answers people. */
import { serveImport } from '../features/import/caged/serve.ts';

void serveImport();
