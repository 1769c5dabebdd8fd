export const sessionKeys = { all: ['sessions'], devices: ['known-devices'] } as const;
