import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import type { User } from '@pinlife/contract/user/schema';
import { useEffect, useRef, useState } from 'react';
import { uploadMedia } from '../../entities/upload/api.ts';
import { useUpdateUser } from '../../entities/user/api.ts';
import { createId } from '../../lib/api/create-id.ts';
import { sentenceFor, sentenceOf, t } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { checkFile } from '../media/upload/file-kind.ts';
import { cropSquare, fitImage } from '../media/upload/fit-image.ts';

type PictureKind = 'profile' | 'cover';

/** Sharp at 120 px on the densest screens, and on the widest at 208 px of height. */
const PHOTO_SIDE = 512;
const COVER_SIDE = 2400;

/** The person's photo or cover: the chosen file is shown at once, and stays after the server has stored it. */
export const usePicture = (user: User, kind: PictureKind) => {
  const { mutateAsync: updateUser } = useUpdateUser();
  const [localUrl, setLocalUrl] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => void (localUrl && URL.revokeObjectURL(localUrl)), [localUrl]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const upload = async (file: File, contentType: string, signal: AbortSignal): Promise<void> => {
    const fitted =
      kind === 'profile'
        ? await cropSquare(file, contentType, PHOTO_SIDE)
        : await fitImage(file, contentType, COVER_SIDE);
    const { _id } = await uploadMedia({
      s3Key: formatUploadKey(user.id, createId(), file.name),
      type: 'image',
      filename: file.name,
      sound: null,
      file: fitted,
      signal,
      onProgress: () => undefined,
    });
    await updateUser({ [kind]: _id });
  };

  const choose = async (file: File): Promise<void> => {
    const signal = leaving.current?.signal;
    const checked = await checkFile(file, 'image');
    if ('fault' in checked) return say(sentenceOf(checked.fault));
    if (isUploading || !signal) return;
    setLocalUrl(URL.createObjectURL(file));
    setIsUploading(true);
    try {
      await upload(file, checked.contentType, signal);
    } catch (error) {
      if (signal.aborted) return;
      setLocalUrl(null);
      // A file that the browser cannot decode is no image, even if its first bytes look like one.
      const isBroken = (error as Error).name === 'InvalidStateError';
      say(isBroken ? t('error.image_format_invalid') : sentenceFor(error, 'media.uploadFailed'));
    } finally {
      setIsUploading(false);
    }
  };
  return { localUrl, isUploading, choose };
};

const say = (text: string): void => {
  showToast({ kind: 'error', text });
};
