import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { BottomSheet } from '../../../ui/overlay/bottom-sheet.tsx';
import classes from './image-sources.module.css';

type ImageSourcesProps = { isOpen: boolean; onClose: () => void; onCamera: () => void; onGallery: () => void };

/** Asks whether to use the camera or the gallery. */
export const ImageSources = ({ isOpen, onClose, onCamera, onGallery }: ImageSourcesProps) => {
  const { t } = useTranslation();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('media.addImage')}>
      <div className={classes.sources}>
        <button type="button" onClick={onCamera}>
          <IconCamera size={20} stroke={1.75} aria-hidden />
          {t('media.takePhoto')}
        </button>
        <button type="button" onClick={onGallery}>
          <IconPhoto size={20} stroke={1.75} aria-hidden />
          {t('media.chooseImages')}
        </button>
      </div>
    </BottomSheet>
  );
};
