import { useQuery } from '@tanstack/react-query';
import { readPicture } from './bridge.ts';

type Props = {
  readonly document: number;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The picture of a page of a document, which the host reads: the panel itself reaches no network. */
export function PagePicture({ document, number, alt, ...size }: Props) {
  const picture = useQuery({
    queryKey: ['picture', document, number],
    queryFn: () => readPicture(`agent-rate://documents/${document}/pages/${number}/picture`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <img src={picture.data} alt={alt} {...size} />;
}
