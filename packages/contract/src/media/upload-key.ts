const KEY_NAME = /^[\w-]{8,64}\.[a-z\d]{1,16}$/i;

/** `{userId}/{random id}.{extension}`. */
export const formatUploadKey = (userId: string, randomId: string, filename: string): string =>
  `${userId}/${randomId}.${/\.([a-z\d]{1,16})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'bin'}`;

/** The user id in a key, and whether its form is right. */
export const readUploadKey = (s3Key: string): { owner: string; isWellFormed: boolean } => {
  const slash = s3Key.indexOf('/');
  return { owner: s3Key.slice(0, Math.max(slash, 0)), isWellFormed: KEY_NAME.test(s3Key.slice(slash + 1)) };
};
