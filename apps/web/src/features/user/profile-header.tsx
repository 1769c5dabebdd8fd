import { imageContentTypes } from '@pinlife/contract/media/limits';
import { TAGLINE_SHOWN_LENGTH } from '@pinlife/contract/user/limits';
import type { Picture, User } from '@pinlife/contract/user/schema';
import { IconCamera } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { useUser } from '../../entities/user/api.ts';
import { photoOf } from '../../entities/user/photo.ts';
import { renewPicture } from '../../entities/user/renew-picture.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Avatar } from '../../ui/mark/avatar.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import classes from './profile-header.module.css';
import { usePicture } from './use-picture.ts';

export const ProfileHeader = () => {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <section className={`${sheet.sheet} ${classes.card}`}>
      <Cover user={user} />
      <div className={classes.body}>
        <Photo user={user} />
        <div className={classes.words}>
          <h1 className="h2">{user.fullName}</h1>
          {user.tagline && (
            <p className={classes.tagline} dir="auto">
              {user.tagline.slice(0, TAGLINE_SHOWN_LENGTH)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
};

const COVER_HEIGHT = 208;

/** A wide picture is cropped at the sides, so its drawn width can exceed the visible width. */
const coverSizes = ({ width, height }: Picture): string => {
  const drawn = width && height ? `${Math.ceil((COVER_HEIGHT * width) / height)}px` : '0px';
  return `(max-width: 48em) max(100vw, ${drawn}), max(992px, ${drawn})`;
};

const Cover = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { localUrl, isUploading, choose } = usePicture(user, 'cover');
  const input = useRef<HTMLInputElement>(null);
  const { cover } = user;
  return (
    <div className={classes.cover} data-busy={isUploading || undefined}>
      {localUrl ? (
        <img src={localUrl} alt="" />
      ) : (
        cover && (
          <img
            src={cover.url}
            srcSet={cover.thumbs.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
            sizes={coverSizes(cover)}
            alt=""
            onError={() => renewPicture(cover.url)}
          />
        )
      )}
      <Busy isUploading={isUploading} />
      <button type="button" className={classes.changeCover} onClick={() => input.current?.click()}>
        <IconCamera size={16} stroke={1.75} aria-hidden />
        {t('profile.changeCover')}
      </button>
      <PictureInput ref={input} onChoose={choose} />
    </div>
  );
};

const Photo = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { localUrl, isUploading, choose } = usePicture(user, 'profile');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.photo} data-busy={isUploading || undefined}>
      <Avatar name={user.fullName} photoUrl={localUrl ?? photoOf(user)} size="xl" onMissing={renewPicture} />
      <Busy isUploading={isUploading} />
      <button
        type="button"
        className={classes.changePhoto}
        aria-label={t('profile.changePhoto')}
        onClick={() => input.current?.click()}
      >
        <IconCamera size={18} stroke={1.75} aria-hidden />
      </button>
      <PictureInput ref={input} onChoose={choose} />
    </div>
  );
};

const Busy = ({ isUploading }: { isUploading: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.busy} role="status">
      {isUploading && (
        <>
          <Spinner />
          <span className="visually-hidden">{t('profile.uploading')}</span>
        </>
      )}
    </span>
  );
};

type PictureInputProps = { ref: Ref<HTMLInputElement>; onChoose: (file: File) => void };

const PictureInput = ({ ref, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={imageContentTypes.join()}
    onChange={({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      currentTarget.value = '';
      if (file) onChoose(file);
    }}
  />
);
