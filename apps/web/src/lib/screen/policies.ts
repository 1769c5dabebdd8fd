/** The policy pages by what their labels are called, in the order in which they are listed. */
export const policyNames = {
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  vision: 'vision-and-mission',
  goals: 'goals',
  whatIs: 'what-is-pinlife',
} as const;

type Policy = keyof typeof policyNames;

export const policies = Object.keys(policyNames) as Policy[];

export const policyPath = (policy: Policy): string => `/${policyNames[policy]}`;
