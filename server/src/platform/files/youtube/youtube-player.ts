/** Plays videos of YouTube without its cookies; the documents' policy lets only it into frames. */
export const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

export const youtubePlayerUrl = (id: string) => `${YOUTUBE_PLAYER}/embed/${id}`;
