import { Avatar } from '../../ui/mark/avatar.tsx';
import { useUser } from '../user/api.ts';
import { photoOf } from '../user/photo.ts';
import { renewPicture } from '../user/renew-picture.ts';

/** Comments are the person's own. */
export const CommentAvatar = () => {
  const { data: user } = useUser();
  return <Avatar name={user?.fullName ?? ''} photoUrl={photoOf(user)} size="sm" onMissing={renewPicture} />;
};
