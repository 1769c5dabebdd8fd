import type { Cluster } from './cluster.ts';

/** Replaces the nodes one after the other, as an operator does: asked to stop, and started again as the new version. */
export const upgradeAll = async ({ apis, workers }: Cluster): Promise<void> => {
  for (const node of [...apis, ...workers]) {
    await node.stop();
    node.useOwnBuild();
    await node.start();
  }
};
