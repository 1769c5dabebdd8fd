/** SQL: a reminder that rings once, at the column `at`, as the API would store it. */
export const reminderMeta = `jsonb_build_object('selectedDateTime', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'timezone', 'UTC', 'remindBefore', 0, 'repeatType', 'Never', 'isRepeating', false, 'repeatEndType', 'NONE',
  'repeatEndCount', 0, 'repeatEndDate', '', 'repeatEveryFrequency', 1, 'repeatEveryType', 'Day',
  'repeatEveryWeekdays', '[]'::jsonb, 'repeatEveryMonth', '')`;
