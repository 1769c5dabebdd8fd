/** Calls with a separate bound, and the reason. */
export const exceptions: Readonly<Record<string, { reason: string; times?: number; memoryMb?: number }>> = {
  listEvents: {
    reason: 'one answer brings up to 2,000 occurrences, a common one a few; 67 times measured with 5,000',
    times: 150,
  },
};
