import { languageCodes } from '@pinlife/contract/languages';
import { expect, test } from '../fixtures.ts';
import { furnish, WORD } from '../support/furnish.ts';
import { HOME } from '../support/notes.ts';
import { expectAccessibleInBothSchemes, listLayoutFaults } from '../support/page-checks.ts';
import { speak } from '../support/speech.ts';
import { REFUSALS, tourDashboard } from '../support/tour.ts';
import { tourEntrance } from '../support/tour-entrance.ts';
import type { Tour } from '../support/tour-steps.ts';

const sizes = [
  { width: 1440, height: 900, isAudited: true },
  { width: 820, height: 1180, isAudited: false },
  { width: 390, height: 844, isAudited: true },
  { width: 320, height: 700, isAudited: false },
];

for (const language of languageCodes) {
  for (const { isAudited, ...size } of sizes) {
    test(`${language} at ${size.width} px`, async ({ page, people, openAs, api, expectConsole }) => {
      expectConsole('error', REFUSALS);
      await page.setViewportSize(size);
      const person = await people.create({ language });
      const look = async (place: string) => {
        await test.step(place, async () => {
          expect.soft(await listLayoutFaults(page), place).toEqual([]);
          if (isAudited) await expectAccessibleInBothSchemes(page);
        });
      };
      const tour: Tour = { page, say: speak(language), note: await furnish(api, person), word: WORD, look };
      await openAs(person, HOME);
      await tourDashboard(tour);
      await tourEntrance(tour);
    });
  }
}
