/** Throughput of other programs, per second: 10,000 notes, 8 clients, 2 cores. */
export type PeerWork = 'create' | 'list of 20' | 'search';

export const peerWorks = ['create', 'list of 20', 'search'] as const satisfies PeerWork[];

export const peerFigures: readonly { name: string; perSecond: Record<PeerWork, number> }[] = [
  { name: 'PocketBase', perSecond: { create: 972, 'list of 20': 923, search: 348 } },
  { name: 'Parse Server', perSecond: { create: 600, 'list of 20': 570, search: 510 } },
  { name: "Joplin's data API", perSecond: { create: 358, 'list of 20': 43, search: 43 } },
];

export const findBestPeer = (work: PeerWork): { name: string; perSecond: number } => {
  const [best] = peerFigures.toSorted((a, b) => b.perSecond[work] - a.perSecond[work]);
  if (!best) throw new Error('There is nobody to compare with.');
  return { name: best.name, perSecond: best.perSecond[work] };
};
