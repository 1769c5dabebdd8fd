import type { ChoiceNames } from './choice-names.ts';

export const choices: ChoiceNames = {};
