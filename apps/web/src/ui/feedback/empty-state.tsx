import { type DrawingName, drawings } from '../mark/drawings.tsx';
import { EmptyFrame, type EmptyFrameProps } from './empty-frame.tsx';

type EmptyStateProps = Omit<EmptyFrameProps, 'art'> & { drawing: DrawingName };

export const EmptyState = ({ drawing, ...frame }: EmptyStateProps) => <EmptyFrame {...frame} art={drawings[drawing]} />;
