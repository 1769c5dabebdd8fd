import { SecondStepForm } from '../../../features/two-step/second-step-form.tsx';
import { loadSecondStepTexts } from '../../../features/two-step/texts.ts';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const loader = async (): Promise<null> => {
  await loadSecondStepTexts();
  return null;
};

export const Component = () => (
  <AuthShell>
    <SecondStepForm />
  </AuthShell>
);
