import { imageContentTypes } from '@pinlife/contract/media/limits';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Attachment, describeFault } from './attachment.ts';
import classes from './attachment-area.module.css';
import { AttachmentRow } from './attachment-row.tsx';
import { AttachmentTile } from './attachment-tile.tsx';
import { RecorderStrip } from './recorder-strip.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { Attachments } from './use-attachments.ts';

/** The attachments of the edited note with their progress, and the recorder while it runs. */
export const AttachmentArea = ({ attachments }: { attachments: Attachments }) => {
  const { list, isRecording, recorder, add, setRecording, retry, remove, refresh } = attachments;
  const images = list.filter(({ type }) => type === 'image');
  const others = list.filter(({ type }) => type !== 'image');
  const ways = (attachment: Attachment) => ({
    attachment,
    onRetry: () => retry(attachment.key),
    onRemove: () => remove(attachment.key),
  });
  return (
    <>
      {images.length > 0 && (
        <div className={classes.tiles}>
          {images.map((attachment) => (
            <AttachmentTile
              key={attachment.key}
              {...ways(attachment)}
              onRenew={(fresh) => refresh(new Map([[attachment.key, fresh]]))}
            />
          ))}
          <AddTile onFiles={(files) => add(files, { wanted: 'image' })} />
        </div>
      )}
      {images
        .filter(({ unfit }) => unfit)
        .map((image) => (
          <p key={image.key} className={classes.fault}>
            {describeFault(image)}
          </p>
        ))}
      {others.map((attachment) => (
        <AttachmentRow key={attachment.key} {...ways(attachment)} />
      ))}
      {isRecording && (
        <RecorderStrip
          ref={recorder}
          onEnd={() => setRecording(false)}
          onRecording={({ file, sound }) => add([file], { wanted: 'file', sound })}
        />
      )}
      <UploadStatus list={list} />
    </>
  );
};

const AddTile = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={classes.add} onClick={() => input.current?.click()}>
        <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
        {t('media.add')}
        <span className="visually-hidden"> {t('media.moreImages')}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageContentTypes.join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
};
