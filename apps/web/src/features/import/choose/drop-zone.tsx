import { importExtensions, importZipExtensions } from '@pinlife/contract/import/limits';
import { IconFileImport, IconFolderOpen } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { dateTag } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useFileDrop } from '../../media/attach/use-file-drop.ts';
import classes from './drop-zone.module.css';

type DropZoneProps = { isBusy: boolean; onFiles: (files: readonly File[]) => void };

const listKinds = (): string => new Intl.ListFormat(dateTag(), { type: 'disjunction' }).format(importExtensions);

/** Takes a file by drop, paste or choice. */
export const DropZone = ({ isBusy, onFiles }: DropZoneProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const { isOver, handlers } = useFileDrop(onFiles);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Cleared, so that choosing the same file again causes an event.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={classes.zone} data-over={isOver || undefined} {...handlers}>
      <IconFileImport size={32} stroke={1.5} aria-hidden />
      <p className={classes.title}>{t(isOver ? 'import.letGo' : isPhone ? 'import.chooseTitle' : 'import.drop')}</p>
      <p className={classes.text}>{t('import.limit', { kinds: listKinds() })}</p>
      <div className={classes.button}>
        <Button variant="outline" isLoading={isBusy} onClick={() => input.current?.click()}>
          <IconFolderOpen size={18} stroke={1.75} aria-hidden />
          {t('import.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={[...importExtensions, ...importZipExtensions].join()}
        onChange={take}
      />
    </div>
  );
};
