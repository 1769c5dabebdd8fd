import { fileName, inServer, isLayer, sliceOf } from './places.ts';
import type { Rule, SourceFile } from './source-file.ts';

/** A rule about a whole file. */
const fileRule = (name: string, judge: (file: SourceFile) => string | null): Rule => ({
  name,
  check: (file) => {
    const message = judge(file);
    return message === null ? [] : [{ line: 1, message }];
  },
});

const vagueNames = ['util', 'utils', 'helper', 'helpers', 'common', 'misc'];

/** Names that tools or readers expect. */
const givenNames = new Set(['README.md', 'CHANGELOG.md', 'AGENTS.md', 'LICENSE', 'DESIGN.md', 'SECURITY.md']);
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * The files directly in a slice of the server: the layer is the name. Files of one topic are in a folder named after the
 * topic.
 */
const layerNames = ['compose', 'routes', 'service', 'repo', 'dto', 'jobs'];

export const structureRules: readonly Rule[] = [
  fileRule('No file only passes on what others export', ({ path, isBarrel }) =>
    isBarrel ? `${fileName(path)} only re-exports: import from the file that has the thing.` : null,
  ),

  fileRule('No name is vague', ({ path }) => {
    const words = path.split('/').flatMap((part) => part.split(/[-.]/));
    const vague = words.find((word) => vagueNames.includes(word));
    return vague ? `"${vague}" says nothing: name the file after what it does, beside the code that needs it.` : null;
  }),

  fileRule('Names are in kebab-case', ({ path }) => {
    const odd = path.split('/').find((part) => !kebabCase.test(part) && !givenNames.has(part));
    return odd ? `Rename "${odd}": files and folders are in kebab-case, on every file system the same.` : null;
  }),

  fileRule('A slice of the server is a folder of layers', ({ path }) => {
    if (/^apps\/server\/src\/features\/[^/]+$/.test(path)) {
      return `A feature is a folder named after a noun: features/<noun>/${layerNames.join('.ts, ')}.ts.`;
    }
    if (!inServer(path) || sliceOf(path) === null) return null;
    const [, ...folders] = path.split('/').slice(4, -1);
    if (folders.length > 1) return `A folder of a topic has no folders: ${folders.join('/')} are two topics, or one.`;
    if (folders.length === 0 || fileName(path) === 'repo.ts' || !isLayer(path, layerNames)) return null;
    return `${fileName(path)} stands directly in its slice, where everybody looks for it. A folder inside is named after a topic (note/content, mail/render) and holds its code, and its repo.ts where it has one.`;
  }),
];
