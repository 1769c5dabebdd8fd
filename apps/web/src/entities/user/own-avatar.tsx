import { Avatar } from '../../ui/mark/avatar.tsx';
import { useUser } from './api.ts';
import { photoOf } from './photo.ts';
import { renewPicture } from './renew-picture.ts';

/** The avatar of the logged-in person. */
export const OwnAvatar = ({ size = 'md' }: { size?: 'sm' | 'md' }) => {
  const { data: user } = useUser();
  return <Avatar name={user?.fullName ?? ''} photoUrl={photoOf(user)} size={size} onMissing={renewPicture} />;
};
