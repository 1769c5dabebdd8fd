import { fileName, inServer, isLayer, sliceOf } from './places.ts';
import type { Rule, SourceFile } from './source-file.ts';

/** A rule about a file as a whole. */
const fileRule = (name: string, judge: (file: SourceFile) => string | null): Rule => ({
  name,
  check: (file) => {
    const message = judge(file);
    return message === null ? [] : [{ line: 1, message }];
  },
});

const vagueNames = ['util', 'utils', 'helper', 'helpers', 'common', 'misc'];

/** Names that tools or readers expect as they are. */
const givenNames = new Set(['README.md', 'AGENTS.md', 'LICENSE', 'DESIGN.md', 'SECURITY.md']);
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What lies in a slice of the server beside its topics: the layer is the name. */
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
    const isDeep = inServer(path) && sliceOf(path) !== null && path.split('/').length > 6;
    return isDeep && isLayer(path, layerNames)
      ? `${fileName(path)} stands directly in its slice; a folder inside holds a topic, never a layer.`
      : null;
  }),
];
