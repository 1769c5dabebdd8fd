import { imageContentTypes } from '@pinlife/contract/media/limits';
import { IconMicrophone, IconPaperclip, IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import type { WantedKind } from '../upload/file-kind.ts';
import type { Attachments } from './use-attachments.ts';

const ImageSources = lazyLayer(() => import('./image-sources.tsx').then((module) => module.ImageSources));

/** Touch devices have a camera. */
const TOUCH = '(pointer: coarse)';
const IMAGE_TYPES = imageContentTypes.join();

type MediaToolsProps = { attachments: Attachments; onOpen: () => void };

/** The buttons that add pictures, recordings and files to the note being written. */
export const MediaTools = ({ attachments, onOpen }: MediaToolsProps) => {
  const { t } = useTranslation();
  const isTouch = useMediaQuery(TOUCH);
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const images = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { isRecording } = attachments;

  const take = (wish: WantedKind) => (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    // Cleared, so that choosing the same file again causes an event.
    event.currentTarget.value = '';
    if (chosen.length === 0) return;
    onOpen();
    attachments.add(chosen, { wanted: wish });
  };
  const askForSource = () => {
    setHasAsked(true);
    setIsAsking(true);
  };
  const turnRecorder = () => {
    if (isRecording) return attachments.recorder.current?.finish();
    onOpen();
    attachments.setRecording(true);
  };
  const choose = (input: HTMLInputElement | null) => {
    setIsAsking(false);
    input?.click();
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <>
      <ToolButton
        label={t('media.addImage')}
        icon={IconPhoto}
        onClick={() => (isTouch ? askForSource() : images.current?.click())}
      />
      <ToolButton label={t('media.record')} icon={IconMicrophone} aria-pressed={isRecording} onClick={turnRecorder} />
      <ToolButton label={t('media.addFile')} icon={IconPaperclip} onClick={() => files.current?.click()} />
      <input ref={images} {...hidden} accept={IMAGE_TYPES} multiple onChange={take('image')} />
      <input ref={camera} {...hidden} accept={IMAGE_TYPES} capture="environment" onChange={take('image')} />
      <input ref={files} {...hidden} multiple onChange={take('file')} />
      {hasAsked && (
        <ImageSources
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onCamera={() => choose(camera.current)}
          onGallery={() => choose(images.current)}
        />
      )}
    </>
  );
};
