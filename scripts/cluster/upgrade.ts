import type { Cluster } from './cluster.ts';
import { waitUntil } from './daemons.ts';
import type { Node } from './nodes.ts';

/**
 * Replaces the nodes one after the other, as an operator does: asked to stop, started again as the new version, and
 * given time until the balancers know of it, who would have nobody left if the next one stopped before.
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
