export const sessionKeys = { all: ['sessions'], devices: ['known-devices'], tokens: ['access-tokens'] } as const;
