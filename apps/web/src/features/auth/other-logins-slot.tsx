import { useEffect, useState } from 'react';
import classes from './auth-form.module.css';
import { otherLogins } from './other-logins-part.ts';

/** Keeps the place of `OtherLogins` until its code is loaded. */
export const OtherLoginsSlot = ({ keep }: { keep: boolean }) => {
  // Null: it could not be loaded.
  const [part, setPart] = useState<ReturnType<typeof otherLogins.find> | undefined>(
    () => otherLogins.find() ?? undefined,
  );
  useEffect(() => void otherLogins.tryLoad().then(setPart), []);
  if (part === undefined) return <div className={classes.slot} />;
  return part && <part.OtherLogins keep={keep} />;
};
