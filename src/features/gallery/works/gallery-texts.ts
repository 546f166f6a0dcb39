export type GalleryTexts = Record<
  | 'filterLabel'
  | 'loading'
  | 'emptyTitle'
  | 'emptyText'
  | 'errorTitle'
  | 'errorText'
  | 'rowLabel'
  | 'rest'
  | 'forward'
  | 'back'
  | 'ruler'
  | 'person'
  | 'scale'
  | 'scaleSmall'
  | 'scaleHalf'
  | 'scaleThreeQuarters'
  | 'asGrid'
  | 'asLine'
  | 'more'
  | 'newer'
  | 'note',
  string
>
