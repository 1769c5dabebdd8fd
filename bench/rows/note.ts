import { openDataSet } from '../data-set.ts';
import type { Benchmark, Row } from '../row.ts';
import { measureCreate } from './note-create.ts';
import { measureDepth } from './note-depth.ts';
import { measureFeed, measureFeedCpu } from './note-feed.ts';
import { measureLive } from './note-live.ts';
import { measureSearch, measureSearchDepth } from './note-search.ts';
import { measureReminders } from './reminder.ts';

/** What people do all day, on the large data set. */
export const measureNotes: Benchmark = async (effort) => {
  const dataSet = await openDataSet(effort);
  try {
    const rows: Row[] = [];
    for (const measure of [
      measureCreate,
      measureFeed,
      measureFeedCpu,
      measureDepth,
      measureSearch,
      measureSearchDepth,
      measureLive,
      measureReminders,
    ]) {
      rows.push(...(await measure(dataSet, effort)));
    }
    return rows;
  } finally {
    await dataSet.close();
  }
};
