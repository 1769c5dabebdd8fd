import type { Cluster } from './cluster.ts';
import { waitUntil } from './daemons.ts';
import type { Node } from './nodes.ts';

/**
 * Replaces the nodes one after the other, as an operator does: stops one, starts the new version, and waits until the
 * balancers use it; otherwise they would have no node when the next one stops.
 */
export const upgradeAll = async ({ apis, workers, balancers }: Cluster): Promise<void> => {
  const replace = async (node: Node) => {
    await node.stop();
    node.useOwnBuild();
    await node.start();
  };
  for (const node of apis) {
    await replace(node);
    await waitUntil(`the balancers send people to ${node.name}`, async () =>
      (await Promise.all(balancers.machines.map(({ knows }) => knows(node.name)))).every(Boolean),
    );
  }
  for (const node of workers) await replace(node);
};
