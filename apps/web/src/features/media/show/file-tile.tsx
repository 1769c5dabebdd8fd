import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes, useTranslation } from '../../../lib/i18n/i18n.ts';
import { typeLabelOf } from './file-name.ts';
import classes from './file-tile.module.css';

type FileTileProps = {
  filename: string;
  size: number;
  /** The download address; the server sends it as an attachment with its name. */
  url: string | null;
  /** Downloads it by a fresh signed URL. */
  onDownload?: () => void;
  /** Replaces the download button. */
  action?: ReactNode;
  /** Shown instead of the size. */
  state?: ReactNode;
};

/** A file by its type, name and size. */
export const FileTile = ({ filename, size, url, onDownload, action, state }: FileTileProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.tile}>
      <span className={classes.flag} aria-hidden>
        {typeLabelOf(filename)}
      </span>
      <div className={classes.words}>
        <div className={classes.name}>{filename}</div>
        {state ?? <div className={classes.size}>{formatBytes(size)}</div>}
      </div>
      {action ??
        (url && (
          <a
            className={classes.download}
            data-tip="end"
            href={url}
            download={filename}
            onClick={(event) => {
              if (!onDownload) return;
              event.preventDefault();
              onDownload();
            }}
            aria-label={t('media.download', { name: filename })}
          >
            <IconDownload size={20} stroke={1.75} aria-hidden />
          </a>
        ))}
    </div>
  );
};
