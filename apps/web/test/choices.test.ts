import { choices as de } from '@pinlife/contract/user/choice-names/de';
import { choices as fil } from '@pinlife/contract/user/choice-names/fil';
import { choices as fr } from '@pinlife/contract/user/choice-names/fr';
import { choices as hi } from '@pinlife/contract/user/choice-names/hi';
import { choices as italian } from '@pinlife/contract/user/choice-names/it';
import { choices as ml } from '@pinlife/contract/user/choice-names/ml';
import {
  defaultInterests,
  hobbies,
  interestCategories,
  knownLanguages,
  relationshipStatuses,
} from '@pinlife/contract/user/choices';
import { describe, expect, it } from 'vitest';
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

  it.each(Object.entries(lists))('has different names for any two of the %s', (_list, offered) => {
    expect(new Set(offered.map((choice) => names[choice])).size).toBe(new Set(offered).size);
  });
});
