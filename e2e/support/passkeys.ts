import type { CDPSession, Page } from '@playwright/test';

/** More than a journey makes of one. A server refuses a counter that has gone back: somebody else holds the passkey. */
const USES_OF_A_COPY = 100;

/** A device beside a page that holds passkeys, as Chromium plays it. */
type VirtualDevice = {
  /** Its person refuses, or is somebody else. */
  setVerifies(isVerified: boolean): Promise<void>;
  /** What it is asked from now on. */
  setAnswersByItself(): Promise<void>;
  countPasskeys(): Promise<number>;
  /** What it holds, for another device of the same person. Each copy counts on from above the copies before it. */
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
