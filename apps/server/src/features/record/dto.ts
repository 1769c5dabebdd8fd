import type { RecordEntry } from '@pinlife/contract/record/schema';
import type { RecordRow } from './repo.ts';

export const toEntry = ({ id, at, kind, act, by_name, about_name, detail }: RecordRow): RecordEntry => ({
  _id: id,
  at: at.toISOString(),
  kind,
  act,
  by: by_name,
  about: about_name,
  detail,
});
