import type { Handlers } from '../../http/handler.ts';
import { AppError } from '../../platform/app-error.ts';

type Names = 'signUpload' | 'createMedia' | 'getMedia' | 'attachMedia';

const refuse = async (): Promise<never> => {
  throw new AppError('unavailable');
};

export const mediaRoutes = (): Handlers<Names> => ({
  signUpload: refuse,
  createMedia: refuse,
  getMedia: refuse,
  attachMedia: refuse,
});
