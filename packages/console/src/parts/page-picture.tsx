type Props = {
  readonly document: number;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The picture of a page of a document, fetched when it comes into view. */
export function PagePicture({ document, number, alt, ...size }: Props) {
  return <img src={`/documents/${document}/pages/${number}/picture?width=1100`} alt={alt} loading="lazy" {...size} />;
}
