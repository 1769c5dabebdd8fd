import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import { AudioPlayer } from '../audio/audio-player.tsx';
import { MediaPlayer } from '../audio/media-player.tsx';
import { FileTile } from '../show/file-tile.tsx';
import { type Attachment, describeFault } from './attachment.ts';
import classes from './attachment-area.module.css';
import type { AttachmentProps } from './attachment-tile.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** A recording or a file of the note being written. A recording can be played while it is being uploaded. */
export const AttachmentRow = (props: Omit<AttachmentProps, 'onRenew'>) => {
  const { attachment } = props;
  const { key, type, name, size, contentType, media, localUrl, sound } = attachment;
  const action = <RowActions {...props} />;
  if (type === 'audio' && localUrl) {
    return (
      <div className={classes.row}>
        <AudioPlayer
          track={{ id: key, url: localUrl }}
          filename={name}
          size={size}
          contentType={contentType}
          duration={media?.duration ?? sound?.duration ?? null}
          peaks={sound?.peaks ?? null}
          action={action}
        />
        <RowState attachment={attachment} />
      </div>
    );
  }
  if (type === 'audio' && media) return <MediaPlayer media={media} action={action} />;
  return (
    <FileTile
      filename={name}
      size={size}
      url={null}
      action={action}
      {...(media === null && { state: <RowState attachment={attachment} /> })}
    />
  );
};

const RowActions = ({ attachment, onRetry, onRemove }: Omit<AttachmentProps, 'onRenew'>) => {
  const { t } = useTranslation();
  const { name, media, hasFailed } = attachment;
  const isUploading = media === null && !hasFailed;
  return (
    <span className={classes.actions}>
      {hasFailed && <ToolButton label={t('media.retryNamed', { name })} icon={IconRefresh} onClick={onRetry} />}
      <ToolButton
        label={t(isUploading ? 'media.cancelUpload' : 'media.remove', { name })}
        icon={IconX}
        onClick={onRemove}
      />
    </span>
  );
};

const RowState = ({ attachment }: { attachment: Attachment }) => {
  const { name, media, hasFailed, progress } = attachment;
  if (media) return null;
  if (hasFailed) return <p className={classes.fault}>{describeFault(attachment)}</p>;
  return (
    <div className={classes.progress}>
      <ProgressBar name={name} progress={progress} />
    </div>
  );
};
