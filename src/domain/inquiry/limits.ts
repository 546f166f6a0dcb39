export { fullNameMaxLength as inquiryNameMaxLength } from '../account/limits'
export const inquiryMessageMaxLength = 5000
export const inquiryLineMaxLength = 200
export const inquiryUrlMaxLength = 1000
