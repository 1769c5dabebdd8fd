import type { CDPSession, Page } from '@playwright/test';

/** Counter offset of a copy, above all uses in a test: a server refuses a counter that has gone back. */
const USES_OF_A_COPY = 100;

/** Chromium's virtual device with passkeys. */
type VirtualDevice = {
  /** Whether user verification succeeds. */
  setVerifies(isVerified: boolean): Promise<void>;
  /** Whether it answers without a person. */
  setAnswersByItself(): Promise<void>;
  countPasskeys(): Promise<number>;
  /** Copies its passkeys to another device. The counters of a copy continue above those of earlier copies. */
  copyTo(other: VirtualDevice): Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
};

export const addVirtualDevice = async (page: Page, { answersByItself = true } = {}): Promise<VirtualDevice> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: answersByItself,
    },
  });
  let copies = 0;
  const list = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
  return {
    session,
    id,
    setVerifies: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })),
    setAnswersByItself: async () =>
      void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: true })),
    countPasskeys: async () => (await list()).length,
    copyTo: async (other) => {
      copies += 1;
      for (const held of await list()) {
        const credential = { ...held, signCount: held.signCount + copies * USES_OF_A_COPY };
        await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
      }
    },
  };
};
