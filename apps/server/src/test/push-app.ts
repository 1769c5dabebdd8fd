import { startPushService, type TestPushService } from '../../../../testing/push-service.ts';
import { createTestApp, type TestApp } from './app.ts';

export type PushApp = TestApp & { pushService: TestPushService };

/** An app whose pushes go to a test service. */
export const createPushApp = async (options: { shards?: number } = {}): Promise<PushApp> => {
  const pushService = await startPushService();
  const testApp = await createTestApp({ ...options, pushService });
  const close = async () => {
    await testApp.close();
    await pushService.close();
  };
  return { ...testApp, pushService, close };
};
