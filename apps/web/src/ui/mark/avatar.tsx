import { useState } from 'react';
import classes from './avatar.module.css';

type AvatarProps = {
  name: string;
  photoUrl?: string | undefined;
  size?: 'sm' | 'md' | 'xl';
  /** Called for a photo that did not load; the initials are shown until the address changes. */
  onMissing?: (photoUrl: string) => void;
};

/** The person's photo or initials. Decorative: the name is always beside it. */
export const Avatar = ({ name, photoUrl, size = 'md', onMissing }: AvatarProps) => {
  const [missingUrl, setMissingUrl] = useState<string>();
  return (
    <span className={classes.avatar} data-size={size} aria-hidden>
      {photoUrl && photoUrl !== missingUrl ? (
        <img
          className={classes.photo}
          src={photoUrl}
          alt=""
          onError={() => {
            setMissingUrl(photoUrl);
            onMissing?.(photoUrl);
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstLetter(first) + firstLetter(last);
};

/** By grapheme: a code unit would split Malayalam letters and emoji. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
