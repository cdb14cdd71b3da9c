import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color } from '@karavan/shared-ui/tokens';

interface LocalPictureProps {
  readonly file: Blob;
  readonly alt: string;
}

/** A picture that is not uploaded yet; it fills its container. */
export function LocalPicture({ file, alt }: LocalPictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Picture src={url} alt={alt} />;
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.skeleton};
  object-fit: cover;
`;
