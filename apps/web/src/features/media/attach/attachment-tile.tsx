import type { Media } from '@pinlife/contract/media/schema';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MediaImage } from '../show/media-image.tsx';
import type { Attachment } from './attachment.ts';
import classes from './attachment-area.module.css';
import { ProgressBar } from './progress-bar.tsx';

export type AttachmentProps = {
  attachment: Attachment;
  onRetry: () => void;
  onRemove: () => void;
  onRenew: (fresh: Media | null) => void;
};

/** A picture of the note being written. */
export const AttachmentTile = ({ attachment, onRetry, onRemove, onRenew }: AttachmentProps) => {
  const { t } = useTranslation();
  const { name, media, localUrl, hasFailed, progress } = attachment;
  const isUploading = media === null && !hasFailed;
  return (
    <div className={classes.tile} data-veiled={media === null || undefined}>
      {localUrl ? (
        <img src={localUrl} alt={name} />
      ) : (
        media && <MediaImage media={media} sizes="160px" alt={name} onRenew={onRenew} />
      )}
      {isUploading && <ProgressBar name={name} progress={progress} />}
      {hasFailed && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
          {t('media.retry')}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t(isUploading ? 'media.cancelUpload' : 'media.remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </button>
    </div>
  );
};
