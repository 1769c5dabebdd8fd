import {
  defaultInterests,
  hobbies,
  interestCategories,
  knownLanguages,
  relationshipStatuses,
} from '@pinlife/contract/user/choices';
import { describe, expect, it } from 'vitest';
import { choices as de } from '../src/locales/choices/de.ts';
import { choices as fil } from '../src/locales/choices/fil.ts';
import { choices as fr } from '../src/locales/choices/fr.ts';
import { choices as hi } from '../src/locales/choices/hi.ts';
import { choices as italian } from '../src/locales/choices/it.ts';
import { choices as ml } from '../src/locales/choices/ml.ts';
import { cognateChoices } from './cognates.ts';

const languages = { de, fil, fr, hi, it: italian, ml };
const lists = {
  relationshipStatuses,
  knownLanguages,
  interests: [...defaultInterests, ...interestCategories],
  hobbies,
};

describe.each(Object.keys(languages) as (keyof typeof languages)[])('%s', (language) => {
  const names = languages[language];

  it('has a name of its own for everything that the profile offers', () => {
    const same = Object.entries(names).filter(([english, name]) => english === name);
    expect(same.map(([english]) => english).sort()).toEqual([...cognateChoices[language]].sort());
  });

  it.each(Object.entries(lists))('tells any two of the %s apart', (_list, offered) => {
    expect(new Set(offered.map((choice) => names[choice])).size).toBe(new Set(offered).size);
  });
});
